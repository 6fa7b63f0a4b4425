// The block in the editor: its preview as readers see it, and its choices in the side panel. No build step: the parts of
// WordPress are globals.
(({ blocks, blockEditor, components, element, i18n, serverSideRender }) => {
  const { createElement: el, Fragment } = element;
  const { InspectorControls, MediaUpload, useBlockProps } = blockEditor;
  const { Button, Disabled, PanelBody, RangeControl, SelectControl, TextareaControl } = components;
  const { __ } = i18n;
  const domain = "board-games";

  const games = [["citadels", "Citadels"], ["island", "Island of Harbours"], ["crane", "Crown and Crane"]];
  const things = [
    ["table", __("A table to play", domain)],
    ["replay", __("A replay", domain)],
    ["moment", __("A moment to play on", domain)],
    ["picture", __("A picture to play from", domain)],
  ];
  const own = ["", __("Reader’s own", domain)];
  const seats = [["", __("Reader’s choice", domain)], ...["2", "3", "4", "5", "6", "7", "8"].map(count => [count, count])];
  const languages = [own, ["en", "English"], ["zh-Hant", "繁體中文"], ["zh-Hans", "简体中文"]];
  const themes = [own, ["auto", __("Same as device", domain)], ["light", __("Light", domain)], ["dark", __("Dark", domain)]];

  /** A list to choose from, for one attribute. */
  const list = (props, name, label, values) =>
    el(SelectControl, {
      label,
      value: props.attributes[name],
      options: values.map(([value, text]) => ({ value, label: text })),
      onChange: value => props.setAttributes({ [name]: value }),
    });

  /** The choice of a picture from the media library. */
  const picture = ({ attributes, setAttributes }) =>
    el(MediaUpload, {
      allowedTypes: ["image"],
      onSelect: ({ url, alt, width, height }) => setAttributes({ picture: { url, alt, width, height } }),
      render: ({ open }) =>
        el(Button, { variant: "secondary", onClick: open }, attributes.picture.url ? __("Choose another picture", domain) : __("Choose the picture", domain)),
    });

  const edit = props => {
    const { attributes, setAttributes } = props;
    const { what, link, height } = attributes;
    const choices = [
      list(props, "game", __("Game", domain), games),
      list(props, "what", __("What to show", domain), things),
      what !== "table" &&
        el(TextareaControl, {
          label: __("Link", domain),
          help: __("The address of the replay. “Embed in a page” in its menu gives it for a part, or for a step.", domain),
          value: link,
          onChange: value => setAttributes({ link: value }),
        }),
      what === "picture" && picture(props),
      what === "table" && list(props, "seats", __("Players", domain), seats),
      list(props, "language", __("Language", domain), languages),
      list(props, "theme", __("Theme", domain), themes),
      what !== "picture" &&
        el(RangeControl, { label: __("Height", domain), value: height, min: 420, max: 1400, onChange: value => setAttributes({ height: value }) }),
    ];
    return el(
      Fragment,
      null,
      el(InspectorControls, null, el(PanelBody, { title: __("Board game", domain) }, ...choices)),
      el("div", useBlockProps(), el(Disabled, null, el(serverSideRender, { block: "board-games/table", attributes }))),
    );
  };

  blocks.registerBlockType("board-games/table", { edit, save: () => null });
})(window.wp);
