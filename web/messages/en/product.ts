import type { FabricOpacity } from "#contract/catalog/catalog.ts";

const opacities: Record<FabricOpacity, string> = {
  opaque: "Opaque",
  "nearly-opaque": "Opaque, light colours nearly so",
  sheer: "Sheer",
};

export const productMessages = {
  home: "Home",
  productCode: "Product code",
  category: "Category",
  rated: (rating: number, reviews: number) =>
    `${rating}, ${reviews === 1 ? "1 review" : `${reviews} reviews`}`,
  description: "Description",
  related: "Related Products",

  pictures: "Pictures",
  view: (name: string) => name,
  showView: (view: string) => `Show ${view}`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out. The arrow keys move the picture.",

  color: "Color",
  fabric: "Fabric",
  fabricIncluded: "included",
  aboutFabrics: "About the fabric",
  fabricFact: { weight: "Weight", weave: "Weave", content: "Made of", opacity: "Opacity", care: "Care" },
  fabricWeight: (grams: number) => `${grams} g/m²`,
  fabricOpacity: (opacity: FabricOpacity): string => opacities[opacity],
  trouser: "Trouser",
  size: "Size",
  fewLeft: (left: number) => `Only ${left} left.`,
  soldOutSizes: (sizes: readonly string[]) => `Sold out: ${sizes.join(", ")}.`,
  soldOut: "Sold out",
  sizeHelp: "Size help",
  sizeChart: "Size chart",
  keepSize: (size: string) => `Keep size ${size}`,
  keepCustomSize: "Keep custom size",
  customSize: "Custom size",
  changeCustomSize: "Change custom size",
  sizesApart: "Different size for top and trousers",
  changeSizesApart: "Change sizes",
  nameEngraving: "Name engraving",
  no: "No",
  yes: "Yes",
  matchingCap: "Matching surgical cap",

  total: "Total",
  addToCart: "Add To Cart",
  buyNow: "Buy Now",
  saveChanges: "Save changes",
  lineChanged: "Changed in your cart",
  itemAdded: "Item Added to Cart",
  shortCustomSize: "custom size",
  shortEngraving: "engraved",
  shortCap: "cap",
  shortChoices: (parts: readonly string[]) => parts.join(", "),
  orderOnWhatsApp: "Order on WhatsApp",
  chatAbout: (name: string, choices: readonly string[], address: string) =>
    `Hello, I am interested in ${name}${choices.length > 0 ? ` (${choices.join(", ")})` : ""}. ${address}`,
  chooseColorAndSize: "Choose colour and size",
  pleaseSelect: (missing: readonly ("size" | "color" | "fabric type")[]) =>
    `Please select ${missing.join(", ")}!`,
  bothSizes: "Please select either a size or a custom size, not both!",
};
