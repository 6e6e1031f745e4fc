"""Compiles a learner's source, or says what is wrong with it as the judge is told."""


def diagnostic(message, line=1, column=1):
    return {"message": message, "line": line or 1, "column": column or 1}


class Refused(Exception):
    """The learner's source cannot be used; holds diagnostics."""


def describe(error):
    """What a learner should read about an exception."""
    if isinstance(error, SystemExit):
        return "The program ended itself before it answered."
    text = str(error)
    name = type(error).__name__
    if isinstance(error, ModuleNotFoundError):
        text += "; Focus judges with the standard library alone"
    return f"{name}: {text}" if text else name


def compile_source(text, filename, heard=None):
    """The learner's code; the interpreter's warnings go to a list, if there is one."""
    import warnings

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always" if heard is not None else "ignore")
        try:
            code = compile(text, filename, "exec", dont_inherit=True)
            if heard is not None:
                heard += [item for item in caught if item.category is SyntaxWarning]
            return code
        except SyntaxError as error:
            raise Refused([diagnostic(error.msg, error.lineno, error.offset)])
        except (ValueError, RecursionError, MemoryError) as error:
            raise Refused([diagnostic(describe(error))])
