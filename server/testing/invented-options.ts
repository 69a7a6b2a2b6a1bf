import type pg from "pg";

/**
 * One option of each kind on every set: a pocket for pens at Rs. 150 that excludes engraving, trousers that are tall
 * for Rs. 200, petite or wide (hidden), the color of the thread, a badge of at most 12 characters at Rs. 100, a hem
 * in inches, a logo as an upload, for Rs. 250 a piece and Rs. 1,500 an order, and a patch of at most 10 characters at
 * Rs. 80 on the left sleeve, the pocket or the back (hidden).
 */
export async function inventOptions(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into options (id, kind, name, name_ur, charge, max_length, excludes, is_hidden, is_tracked, is_grouped, position)
    values
      ('pen-pocket', 'yes-no', 'Pen pocket', 'قلم کی جیب', 150, null, '{name_engraving}', false, true, true, 0),
      ('trouser-cut', 'one-of', 'Trouser cut', 'ٹراؤزر کی کٹائی', 0, null, '{}', false, true, true, 1),
      ('thread', 'color', 'Thread', '', 0, null, '{}', false, false, false, 2),
      ('badge', 'text', 'Chest badge', '', 100, 12, '{hem}', false, true, false, 3),
      ('hem', 'measurement', 'Hem', '', 0, null, '{}', false, true, false, 4),
      ('unseen', 'yes-no', 'Unseen', '', 10, null, '{}', true, true, false, 5),
      ('logo', 'picture', 'Logo', 'لوگو', 250, null, '{}', false, true, false, 6),
      ('patch', 'text', 'Patch', 'پٹی', 80, 10, '{}', false, true, true, 7);
    update options set setup_charge = 1500 where id = 'logo';
    insert into option_values (option_id, id, name, name_ur, color, charge, is_hidden, position) values
      ('trouser-cut', 'tall', 'Tall', 'لمبا', null, 200, false, 0),
      ('trouser-cut', 'petite', 'Petite', '', null, 0, false, 1),
      ('trouser-cut', 'wide', 'Wide', '', null, 90, true, 2),
      ('patch', 'left-sleeve', 'Left sleeve', 'بائیں آستین', null, 0, false, 0),
      ('patch', 'pocket', 'Pocket', '', null, 0, false, 1),
      ('patch', 'back', 'Back', '', null, 0, true, 2),
      ('thread', 'gold', 'Gold', '', '#c9a227', 0, false, 0),
      ('thread', 'white', 'White', '', '#ffffff', 20, false, 1);
    insert into option_offers (option_id, garment_type)
    select unnest('{pen-pocket,trouser-cut,thread,badge,hem,unseen,logo,patch}'::text[]), 'set'`);
}
