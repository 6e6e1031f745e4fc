// What libfocus-zygote.so adds to CZygote for programs that do not know of it.
#pragma once
