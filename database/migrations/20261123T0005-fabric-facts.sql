-- What shoppers may know of a fabric before they choose it; what the merchant has not said is null or empty.
alter table fabrics
  -- Of a square metre.
  add column grams integer check (grams between 20 and 2000),
  add column opacity text check (opacity in ('opaque', 'nearly-opaque', 'sheer')),
  add column weave text not null default '',
  add column weave_ur text not null default '',
  add column content text not null default '',
  add column content_ur text not null default '',
  add column care text not null default '',
  add column care_ur text not null default '';

-- Those of the demo shop; who has renamed a fabric says it anew.
update fabrics set grams = known.grams, weave = known.weave, weave_ur = known.weave_ur, content = known.content,
  content_ur = known.content_ur, opacity = known.opacity, care = known.care, care_ur = known.care_ur
from (values
  ('Plain Cotton', 145, 'Plain weave', 'سادہ بُنائی', '100 % cotton', '100٪ سوتی', 'nearly-opaque', 'Wash at 60 °C, dry in the sun or tumble low, iron warm.', '60 ڈگری پر دھوئیں، دھوپ میں یا ہلکی مشین میں سکھائیں، گرم استری کریں۔'),
  ('Cotton Twill', 190, 'Twill, 2 over 1', 'ٹوِل بُنائی', '97 % cotton, 3 % elastane', '97٪ سوتی، 3٪ ایلاسٹین', 'opaque', 'Wash at 60 °C inside out, tumble low, iron warm.', 'الٹا کر کے 60 ڈگری پر دھوئیں، ہلکی مشین میں سکھائیں، گرم استری کریں۔'),
  ('Four-Way Stretch', 170, 'Twill that stretches both ways', 'چاروں طرف کھنچنے والی ٹوِل', '72 % polyester, 21 % viscose, 7 % elastane', '72٪ پولیسٹر، 21٪ وِسکوز، 7٪ ایلاسٹین', 'opaque', 'Wash at 40 °C, no bleach, hang to dry, hardly any ironing.', '40 ڈگری پر دھوئیں، بلیچ نہ کریں، لٹکا کر سکھائیں، استری کی ضرورت کم ہی پڑتی ہے۔')
) as known (name, grams, weave, weave_ur, content, content_ur, opacity, care, care_ur)
where fabrics.name = known.name and exists (select from products where id = 'mall-road-v-neck-set');
