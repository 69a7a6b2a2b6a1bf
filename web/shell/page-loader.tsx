import { useNavigation } from "react-router";
import { shellMessages } from "#messages/shell.ts";

export function PageLoader() {
  const loading = useNavigation().state !== "idle";
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60">
      {loading && (
        <>
          <span className="sr-only">{shellMessages.loading}</span>
          <div className="page-loader bg-siyahi py-0.75">
            <div className="stitches sewing text-gainda-lit" />
          </div>
        </>
      )}
    </div>
  );
}
