"""A drawing of the page as SVG text, which has no style sheet: each element with its look written out."""

from score_picture import escaped

SHAPE = (
    "points", "cx", "cy", "r", "x1", "y1", "x2", "y2", "x", "y", "width", "height", "rx", "d", "transform",
    "text-anchor", "viewBox", "fill", "stroke", "stroke-width", "font-size",
)  # fmt: skip


def as_svg(tree, look, above=""):
    """A part of a drawing as text; `look` gives attributes by an element's tag, its class and the class above."""
    if isinstance(tree, str):
        return escaped(tree)
    if tree[0] == "icon":
        place = ['%s="%s"' % (key, tree[1][key]) for key in ("x", "y", "width", "height")]
        return '<use href="#%s" %s/>' % (tree[1]["name"], " ".join(place))
    props = tree[1] or {}
    css = props.get("class") or ""
    attributes = ['%s="%s"' % (key, props[key]) for key in SHAPE if key in props] + [look(tree[0], css, above)]
    kids = [as_svg(kid, look, css or above) for kid in tree[2:] if kid]
    return "<%s %s>%s</%s>" % (tree[0], " ".join(attributes), "".join(kids), tree[0])
