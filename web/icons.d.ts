/** Each drawing of Lucide is a file: from their common list a build cannot tell which page needs which. */
declare module "#icons/*.mjs" {
  import type { IconNode } from "lucide";

  const icon: IconNode;
  export default icon;
}
