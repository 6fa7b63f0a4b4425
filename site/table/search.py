"""Finding words in the rulebook, in languages with gaps between words and in those without."""

GAPS = '.,;:!?()“”‘"/·，。；：！？（）「」『』、…—–'
ENDINGS = ("s", "es", "ed", "ing")  # what a reader of English may have written that the rules have not
STEM = 3  # letters that must be left without an ending
WORD = 2  # signs that make a word where no gaps do


def entry(place, title, also, paragraphs):
    """A place of the book as it is searched: `also` are more words by which it is found."""
    texts = [(text, plain(text)) for text in paragraphs]
    return {"place": place, "head": plain(title + " " + also), "paragraphs": texts}


def terms(query):
    """The words that are asked for; a letter alone is none yet."""
    return [term for term in plain(query, GAPS).split() if len(term) > 1 or not "a" <= term <= "z"]


def find(entries, query):
    """The places that have every word of a query: first those that have it in the title, then those that have some.

    Return each as the place, its title (plain) and the paragraphs that say it: the first, if its title says it all.
    """
    words = terms(query)
    if not words:
        return []
    wholly, partly, otherwise = [], [], []
    for entry in entries:
        saying = [text for text, body in entry["paragraphs"] if _says(words, entry["head"], body)]
        titled = [term for term in words if parts(term, entry["head"])]
        if len(titled) == len(words):
            wholly.append((entry["place"], entry["head"], saying or [text for text, _ in entry["paragraphs"][:1]]))
        elif saying:
            (partly if titled else otherwise).append((entry["place"], entry["head"], saying))
    return wholly + partly + otherwise


def _says(words, head, body):
    """Whether a paragraph and its title have every word, and something of one stands in the paragraph itself."""
    hits = [parts(term, head + " " + body) for term in words]
    return all(hits) and any([starts(part, body) for some in hits for part in some])


def parts(term, text):
    """Return the parts of a term in a text: the whole, its stem or the words it is made of; [] if it has none."""
    if starts(term, text):
        return [term]
    if _is_letter(term[0]):
        stems = [term[: -len(ending)] for ending in ENDINGS if term.endswith(ending)]
        return [stem for stem in stems if len(stem) >= STEM and starts(stem, text)][:1]
    for at in range(len(term) - WORD, WORD - 1, -1):
        if starts(term[:at], text):
            rest = parts(term[at:], text)
            if rest:
                rest.append(term[:at])
                return rest
    return []


def starts(term, text):
    """Return where in a text a term begins; one of letters only where a word does."""
    hits, at = [], text.find(term)
    while at >= 0:
        if at == 0 or not (_is_letter(term[0]) and _is_letter(text[at - 1])):
            hits.append(at)
        at = text.find(term, at + 1)
    return hits


def lit(text, query, head):
    """A paragraph in pieces, each with whether it was asked for; `head` is its title, plain."""
    body = plain(text)
    words = set()
    for term in terms(query):
        for part in parts(term, head + " " + body):
            for at in starts(part, body):
                words.update(range(at, at + len(part)))
    pieces, begin = [], 0
    for at in range(1, len(text) + 1):
        if at == len(text) or (at in words) != (begin in words):
            pieces.append((text[begin:at], begin in words))
            begin = at
    return pieces


def plain(text, gaps=""):
    """A text of the same length in small letters; `gaps` are signs to be read as a gap."""
    text = text.lower().replace("’", "'")
    for sign in gaps:
        text = text.replace(sign, " ")
    return text


def _is_letter(sign):
    return "a" <= sign <= "z" or "0" <= sign <= "9"
