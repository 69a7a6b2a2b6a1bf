import { useSearchParams } from "react-router";
import { isFiltered } from "./list-address.ts";

type NothingFoundProps = { one: string; many: string };

export function NothingFound({ one, many }: NothingFoundProps) {
  const [params] = useSearchParams();
  const typed = params.get("q") ?? "";
  if (typed === "") return <span>{`No ${many} here`}</span>;
  const others = new URLSearchParams(params);
  others.delete("q");
  return (
    <span className="wrap-anywhere">
      No {one} {isFiltered(others) ? "with these filters " : ""}has “<bdi>{typed}</bdi>”
    </span>
  );
}
