/**
 * A browser's translation replaces each text node with a `<font>`, while the page still changes, removes and inserts
 * before the original. Redirects the page's changes to the replacement.
 */
export function keepTranslation(): void {
  const shownFor = new WeakMap<Node, ChildNode>();

  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      // The page has changed the text: show it, to be translated again.
      if (!target.isConnected) shownFor.get(target)?.replaceWith(target);
      const near = [...addedNodes, previousSibling, nextSibling];
      const shown = near.find((node) => node?.nodeName === "FONT");
      for (const text of removedNodes) {
        if (!shown || text.isConnected || text.nodeType !== 3) continue;
        shownFor.set(text, shown as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  const shownIn = (parent: Node, node: Node) =>
    node.parentNode === parent ? node : (shownFor.get(node) ?? node);
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    removeChild.call(this, shownIn(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    insertBefore.call(this, child, next && shownIn(this, next));
    return child;
  };
}
