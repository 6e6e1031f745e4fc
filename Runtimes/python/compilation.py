"""Compiles a learner's source, or says what is wrong with it as the judge is told."""


def diagnostic(message, line=1, column=1):
    return {"message": message, "line": line or 1, "column": column or 1}


MARK = "\ufeff"


def plain(source):
    """A source without the mark that some editors put before the first line."""
    return source[len(MARK):] if source.startswith(MARK) else source


class Refused(Exception):
    """The learner's source cannot be used; holds diagnostics."""


def describe(error):
    """What a learner should read about an exception."""
    if isinstance(error, SystemExit):
        return "The program ended itself before it answered."
    text = str(error)
    name = type(error).__name__
    if isinstance(error, ModuleNotFoundError):
        text += hint_of_module(error.name)
    elif isinstance(error, RecursionError):
        text = f"the calls never end, or go too deep ({text})"
    else:
        text = advised(error, text)
    return f"{name}: {text}" if text else name


def hint_of_module(name):
    library = str(name).split(".")[0]
    if library == "sortedcontainers":
        return "; start `./focus serve` with a network once, which fetches it"
    return "; Python solutions have the standard library and sortedcontainers"


def advised(error, text):
    """An error's words with what to do; what they need is loaded late, as few runs fail."""
    try:
        from hints import advice

        return advice(error, text)
    except Exception:
        return text


def explained(error, text):
    """What the parser said of a source."""
    from hints import hint_of_line

    lines = text.splitlines()
    known = 0 < (error.lineno or 0) <= len(lines)
    return error.msg + (hint_of_line(lines[error.lineno - 1], error.msg) if known else "")


def compile_source(text, filename, heard=None):
    """The learner's code; the interpreter's warnings go to a list, if there is one."""
    import warnings

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always" if heard is not None else "ignore")
        try:
            code = compile(plain(text), filename, "exec", dont_inherit=True)
            if heard is not None:
                heard += [item for item in caught if item.category is SyntaxWarning]
            return code
        except SyntaxError as error:
            said = explained(error, plain(text))
            raise Refused([diagnostic(said, error.lineno, error.offset)])
        except (ValueError, RecursionError, MemoryError) as error:
            raise Refused([diagnostic(describe(error))])
