// Saves a file on the reader's device.

/** @param {string} name @param {Blob} file */
export function save(name, file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
