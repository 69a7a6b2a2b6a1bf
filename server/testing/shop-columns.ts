import type { TableClass } from "./retention-rules.ts";

/** Tables of the shop, its goods and its sums, without personal data; a part of `tableClasses`. */
export const shopTables: Record<string, TableClass> = {
  settings: { plain: "name value" },
  built_files: { plain: "key_id address content is_brotli signature needed_at" },
  work_failures: { plain: "work part reason since last_at times" },
  daily_sales: { plain: "kind day name orders pieces revenue" },
  paper_numbers: { plain: "id invoices credit_notes" },
  daily_outcomes: { plain: "kind day name delivered refused" },
  daily_books: { plain: "line day way entries amount" },
  daily_payouts: {
    plain: "day courier parcels returned return_cost cod fee fee_tax income_tax sales_tax others net",
  },
  uncounted_days: { plain: "day" },
  uncounted_orders: { plain: "order_id" },
  sales_progress: { plain: "id looked_until" },
  catalog_version: { plain: "id version" },
  catalog_changes: { plain: "version tag" },
  cdn_purge: { plain: "id release told told_twice second_to second_at failures due_at" },
  coupons: {
    plain: `id code kind amount maximum_discount minimum_subtotal starts_at ends_at usage_limit customer_limit used_count
      created_at revenue discount_given`,
  },
  categories: { plain: "id name name_ur position" },
  charges: { plain: "position id name amount is_per_part second_line" },
  garment_types: { plain: "id name name_ur sizes working_days custom_working_days position updated_at" },
  garment_parts: { plain: "garment_type name name_ur position measurements size_tables metres" },
  options: {
    plain:
      "id kind name name_ur charge setup_charge is_required max_length thread_id excludes is_hidden is_tracked is_grouped position",
  },
  option_values: { plain: "option_id id name name_ur color picture_id charge is_hidden position" },
  option_offers: { plain: "option_id garment_type product_id" },
  colors: { plain: "id label label_ur value position" },
  fabrics: {
    plain: "id name name_ur price position grams content content_ur weave weave_ur opacity care care_ur",
  },
  threads: { plain: "id name name_ur value position" },
  size_charts: { plain: "id name name_ur url width height position upload_id" },
  trouser_names: { plain: "name name_ur" },
  synonym_groups: { plain: "id name kind words finds created_at" },
  search_words: { plain: "word variants is_name" },
  products: {
    plain: `id name name_ur category_id price sale_price product_code description description_ur sizes name_engraving
      published review_count rating_sum average_rating created_at updated_at sale_offer sale_starts_at sale_ends_at
      sale_changes_at is_search_stale cheapest_fabric from_price garment_type address_follows_name hs_code is_code_twin`,
  },
  product_search: {
    plain: `id published category_id garment_type sizes from_price sale_price average_rating review_count created_at
      search_head search facet_key`,
  },
  product_colors: { plain: "product_id color_id position" },
  product_fabrics: { plain: "product_id fabric_id position" },
  product_images: {
    plain:
      "product_id key base widths width height position upload_id alt alt_ur caption caption_ur focus_x focus_y",
  },
  product_relations: { plain: "product_id related_id position" },
  product_stock: { plain: "id product_id size color_id pieces" },
  cloths: { plain: "id fabric_id color_id metres" },
  cloth_movements: { plain: "id cloth_id metres reason order_id item_id joined_work_at staff_id created_at" },
  product_trouser_options: { plain: "id product_id name selected position" },
  product_imports: { plain: "id name staff_id at created changed undone_at" },
  product_import_rows: { plain: "import_id product_id before version is_undone" },
  uploads: { plain: "id base widths width height bytes is_in_orders created_at" },
};
