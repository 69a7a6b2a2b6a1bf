/** One module per Lucide icon: from the common index a build cannot tell which page needs which. */
declare module "#icons/*.mjs" {
  import type { IconNode } from "lucide";

  const icon: IconNode;
  export default icon;
}
