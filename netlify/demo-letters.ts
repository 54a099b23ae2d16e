/** What the made-up messages say, newest first, and of which names their senders are made. */

export interface DemoLetter {
  locale: "en" | "bn" | "fr" | "es";
  folder: "unread" | "read" | "spam";
  hoursAgo: number;
  page: string;
  /** `{company}` and `{place}` are filled in. */
  text: string;
  /** Makes it a request. */
  service?: string;
  budget?: string;
  timeline?: string;
  spamReason?: string;
}

/** Faker has no names of Bangladesh. Each in both scripts, because an email address has but one. */
export const PEOPLE: [bengali: string, latin: string][] = [
  ["রহিমা আক্তার", "Rahima Akter"],
  ["তানভীর হাসান", "Tanvir Hasan"],
  ["নুসরাত জাহান", "Nusrat Jahan"],
  ["মাহমুদুল ইসলাম", "Mahmudul Islam"],
  ["শর্মিলা দেবনাথ", "Sharmila Debnath"],
  ["আরিফ চৌধুরী", "Arif Chowdhury"],
  ["ফারহানা ইয়াসমিন", "Farhana Yasmin"],
  ["সুব্রত সাহা", "Subrata Saha"],
  ["জান্নাতুল ফেরদৌস", "Jannatul Ferdous"],
  ["ইমতিয়াজ কবির", "Imtiaz Kabir"],
  ["মৌসুমী রায়", "Mousumi Roy"],
  ["রাকিবুল হক", "Rakibul Haque"],
];

export const TRADES = {
  names: ["Padma", "Meghna", "Shapla", "Jamuna", "Kalni", "Surma", "Doyel", "Palash", "Hijol", "Nakshi"],
  kinds: ["Textiles", "Cargo", "Builders", "Foods", "Pharma", "Travels", "Jewellers", "Agro", "Crafts", "Logistics"],
};

export const DEMO_LETTERS: readonly DemoLetter[] = [
  {
    locale: "en",
    folder: "unread",
    hoursAgo: 1,
    page: "/contact",
    text: "Hello,\n\nwe are {company} in {place}. Our website is seven years old and does not open properly on phones, where most of our customers are. Could you look at it and tell us whether you would repair it or start again?\n\nMornings are best for a call.",
  },
  {
    locale: "bn",
    folder: "unread",
    hoursAgo: 5,
    page: "/bn",
    text: "আসসালামু আলাইকুম।\n\nআমাদের প্রতিষ্ঠানের জন্য একটি বাংলা ও ইংরেজি ওয়েবসাইট দরকার, যেখানে ক্রেতারা পণ্য দেখে অর্ডার দিতে পারবেন। কত সময় আর কত খরচ লাগতে পারে, জানালে উপকৃত হব।",
  },
  {
    locale: "en",
    folder: "unread",
    hoursAgo: 20,
    page: "/services/2d-3d-design",
    service: "2D & 3D Design",
    budget: "$5,000 to $15,000",
    timeline: "In one to three months",
    text: "We start selling twelve apartments in {place} in spring and need exterior views by day and at dusk, and a walk through two of the flats. The plans are ready as DWG.",
  },
  {
    locale: "fr",
    folder: "read",
    hoursAgo: 31,
    page: "/fr",
    text: "Bonjour,\n\nnous cherchons une agence pour refaire notre boutique en ligne : environ 300 articles, deux langues, paiement par carte. Pourriez-vous nous envoyer deux ou trois exemples de votre travail ?\n\nMerci d’avance, {company}",
  },
  {
    locale: "en",
    folder: "spam",
    hoursAgo: 40,
    page: "/contact",
    spamReason: "links",
    text: `Rank FIRST on every search engine, guaranteed! ${Array.from({ length: 9 }, (_, index) => `https://links-${index + 1}.example/offer`).join(" ")}`,
  },
  {
    locale: "en",
    folder: "read",
    hoursAgo: 52,
    page: "/services/graphics-design",
    service: "Graphics Design",
    budget: "Under $5,000",
    timeline: "Within a month",
    text: "Logo and packaging for three kinds of puffed rice. We have names and a rough drawing by my daughter, which we would like to keep in some way.",
  },
  {
    locale: "bn",
    folder: "read",
    hoursAgo: 75,
    page: "/bn/contact",
    text: "{company} থেকে লিখছি। গত মাসে যে ক্যাটালগটি পাঠিয়েছিলেন সেটি পছন্দ হয়েছে। দয়া করে ছাপানোর জন্য ফাইলগুলো পাঠাবেন কি?",
  },
  {
    locale: "es",
    folder: "read",
    hoursAgo: 99,
    page: "/es",
    text: "Hola:\n\nvendemos cerámica hecha a mano y queremos empezar en Amazon. ¿Se encargan también de las fotos y de los textos de los productos? Somos {company}, dos personas.",
  },
  {
    locale: "en",
    folder: "read",
    hoursAgo: 130,
    page: "/platform/daraz",
    text: "Our Daraz shop stopped growing in August. We spend about 40,000 taka a month on advertising and cannot say what comes back. Do you take over running campaigns, and what would you need from {company} to judge them?",
  },
  {
    locale: "en",
    folder: "read",
    hoursAgo: 170,
    page: "/services/web-design-development",
    service: "Web Design & Development",
    budget: "$15,000 to $40,000",
    timeline: "In three to six months",
    text: "Booking and tracking for river freight between {place} and Narayanganj: customers book a boat, see where it is and get their bill. Around 200 bookings a day. We would like a first version before the rains.",
  },
  {
    locale: "fr",
    folder: "read",
    hoursAgo: 220,
    page: "/services/digital-marketing",
    service: "Digital Marketing",
    timeline: "Within a month",
    text: "Une campagne de trois semaines pour l’ouverture de notre deuxième salon. Photos et logo existent déjà.",
  },
  {
    locale: "bn",
    folder: "read",
    hoursAgo: 300,
    page: "/services/digital-marketing",
    service: "Digital Marketing",
    budget: "Under $5,000",
    text: "ঈদের আগে ফেসবুক ও ইউটিউবে বিজ্ঞাপন দিতে চাই। আগের বারের চেয়ে কম খরচে কীভাবে বেশি মানুষের কাছে পৌঁছানো যায়, সে বিষয়ে পরামর্শ চাই।",
  },
  {
    locale: "en",
    folder: "read",
    hoursAgo: 410,
    page: "/projects",
    text: "I liked the car rental project on your site. We rent out excavators, so prices depend on the place and on the driver. Is that something your system could be taught, or is it a new one? {company}, {place}",
  },
  {
    locale: "es",
    folder: "read",
    hoursAgo: 500,
    page: "/real-estate-solutions",
    text: "Buenas tardes, necesitamos vídeos con dron de cuatro fincas cerca de la costa, a finales de mes. ¿Trabajan también fuera de Bangladés o conocen a alguien aquí?",
  },
];
