/** How long (ms) a browser may take to begin with what it was handed. */
const KEPT = 60_000;

/** Hands a file to the browser, as a download of that name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.hidden = true;
  // Firefox follows links of the page alone.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
