import { InnerBanner } from "../shell/inner-banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Testimonials } from "./testimonials.tsx";

export function meta() {
  return [{ title: "About Us | Tabeeb" }];
}

export default function AboutPage() {
  return (
    <main>
      <InnerBanner title="About Us" picture="shelf" breadcrumb={[{ label: "About Us" }]} />
      <section aria-label="Our story" className="wrap section-space grid justify-items-start gap-5">
        <p className="max-w-[48ch] text-lg text-slate">
          We cut and sew medical uniforms in Lahore, and embroider the name of whoever will wear them.
        </p>
        <ButtonLink to="/products">Shop Now</ButtonLink>
      </section>
      <Testimonials />
    </main>
  );
}
