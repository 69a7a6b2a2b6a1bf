export function meta() {
  return [{ title: "SIZE CHART GUIDE | Tabeeb" }];
}

export default function SizeChartPage() {
  return (
    <main>
      <h1>SIZE CHART GUIDE</h1>
    </main>
  );
}
