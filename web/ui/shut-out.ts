/** Makes the rest of the page inert, like a modal dialog; returns the undo function. */
export function shutOut(element: Element): () => void {
  const shut: HTMLElement[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    for (const other of inside.parentElement.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      shut.push(other);
    }
  }
  return () => {
    for (const other of shut) other.inert = false;
  };
}
