// The keeper's parsers against their model, as `swift test` feeds them too.
#include "../KeeperFuzz/include/KeeperFuzz.h"
#include "readers.h"

const struct reader readers[] = {
    {"keeper", keeper_fuzz_session},
    {"orders", keeper_fuzz_order},
    {NULL, NULL},
};
