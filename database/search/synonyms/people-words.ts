import type { StartingGroup } from "./synonym-group.ts";

/** For whom: what suits everyone is found for men and women as well, after what is cut for them. */
export const peopleWords: readonly StartingGroup[] = [
  {
    name: "Women",
    kind: "audience",
    words:
      "women, woman, womens, womans, lady, ladies, ladis, ladie, ladeis, female, females, femail, girl, girls, gril, girly, feminine, wife, mother, mom, mama, sister, daughter, aunty, lady doctor, female doctor, women doctor, doctor female, female nurse, sister nurse, miss, mrs, maternity, pregnancy, hijabi, " +
      "zanana, zanaana, zanani, janana, khawateen, khwateen, khawatin, khavateen, aurat, aurton, auraton, orton, aurtain, larki, larkiyan, larkiyon, larkion, ladkiyon, ladki, beti, behen, ammi, begum, baji, bachi, bachiyon, mohtarma, " +
      "خواتین, خاتون, عورت, عورتوں, عورتیں, زنانہ, لڑکی, لڑکیاں, لڑکیوں, بیٹی, بہن, بیگم, لیڈیز, لیڈی, لیڈی ڈاکٹر, بچی",
    finds: "unisex, lab coat, cap",
  },
  {
    name: "Men",
    kind: "audience",
    words:
      "men, man, mens, mans, male, males, gent, gents, gentleman, gentlemen, boy, boys, guy, husband, father, brother, son, male doctor, male nurse, sir, masculine, " +
      "mardana, mardaana, mardan, mard, mardon, larka, larkay, larke, larkon, ladka, ladke, ladkon, beta, bhai, abbu, shohar, sahab, " +
      "مرد, مردوں, مردانہ, لڑکا, لڑکے, لڑکوں, بیٹا, بھائی, جینٹس, حضرات",
    finds: "unisex, lab coat, cap",
  },
  {
    name: "Unisex",
    kind: "audience",
    words: "unisex, uni sex, both, everyone, all gender, gender neutral, یونی سیکس, یونیسیکس, مرد و خواتین",
  },
  {
    name: "Students and house officers",
    kind: "feature",
    words:
      "student, medical student, mbbs, mbbs student, bds, bds student, college, medical college, university, school, nursing school, pharmacy, pharmacy student, pharm d, dpt, lab student, intern, internee, internship, trainee, fresher, first year, 1st year, house officer, house job, house surgeon, ho, foundation year, talib e ilm, " +
      "طالب علم, طالبہ, طلبہ, طالبعلم, اسٹوڈنٹ, ہاؤس جاب, ہاؤس افسر, کالج",
    finds: "student, starter, house job, dissection, nursing, chemistry",
  },
  {
    name: "Doctors and consultants",
    kind: "feature",
    words:
      "doctor, doctors, dr, doc, docter, daktar, daktr, physician, vet, vets, veterinary, veterinarian, vet doctor, specialist, consultant, professor, director, medical officer, mo, registrar, resident, residency, fcps, fellow, ڈاکٹر, ڈاکٹرز, ڈاکٹروں, کنسلٹنٹ, طبیب, حکیم",
    finds: "consultant, resident, director, lab coat, set",
  },
  {
    name: "Dentists",
    kind: "feature",
    words:
      "dentist, dental, dental clinic, orthodontist, dental surgeon, dant doctor, dant ka doctor, ڈینٹسٹ, ڈینٹل, دندان ساز, دانتوں کا ڈاکٹر",
    finds: "mandarin, clinic",
  },
  {
    name: "Nurses and wards",
    kind: "feature",
    words:
      "nurse, nurses, nursing, nursing staff, nars, narse, staff nurse, midwife, lhv, ward, ward boy, paramedic, paramedical, paramedics, technician, attendant, caregiver, duty, night duty, hospital, haspatal, aspatal, hospital staff, نرس, نرسیں, نرسنگ, وارڈ, ہسپتال, اسپتال, ڈیوٹی, عملہ, پیرامیڈک",
    finds: "ward, rounds, night shift, nursing, set",
  },
  {
    name: "Operating theatre",
    kind: "feature",
    words:
      "ot, o t, operation theatre, operation theater, operating theatre, operating theater, operating room, operation room, operation, operating, theatre, theater, thiater, theator, surgery, surgical, surgicals, surgeon, surgeons, surgen, sergery, sergical, sargical, surjical, anesthesia, anaesthesia, or room, ot staff, " +
      "آپریشن تھیٹر, آپریشن, تھیٹر, سرجری, سرجیکل, سرجن, او ٹی, اوٹی",
    finds: "theatre, ot green, house officer, set, cap",
  },
  {
    name: "Intensive care and emergency",
    kind: "feature",
    words:
      "icu, ccu, nicu, hdu, i c u, intensive care, emergency, er, casualty, trauma, ambulance, rescue, first aid, آئی سی یو, ایمرجنسی, ریسکیو",
    finds: "emergency, ward, night shift, rounds, railway road, set",
  },
  {
    name: "Laboratories",
    kind: "feature",
    words:
      "lab, laboratory, pharmacist, chemist, dispenser, chemistry, science, practical, pathology, pathologist, dissection, anatomy, لیب, لیبارٹری",
    finds: "lab coat, student",
  },
  {
    name: "Physiotherapists",
    kind: "feature",
    words:
      "physio, physiotherapist, physiotherapy, physical therapist, physical therapy, rehab, sports, gym, فزیو, فزیوتھراپی, فزیو تھراپسٹ",
  },
  {
    name: "Clinics",
    kind: "feature",
    words:
      "clinic, private clinic, skin clinic, aesthetic, dermatologist, salon, beauty, parlour, spa, opd, outpatient, کلینک",
    finds: "clinic, consultant, mandarin",
  },
  {
    name: "Children's wards",
    kind: "feature",
    words: "paediatric, pediatric, paeds, peds, children, kids ward, festive, eid, gift, بچوں, عید",
    finds: "festive, dusty rose",
  },
];
