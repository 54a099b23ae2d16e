/** Words of putting the things of a list in order. */
import type { Translation } from "../translation.ts";

export const order: Translation<"bn">["order"] = {
  grip: "{{name}} সরান",
  hint: "টেনে সরান। কিংবা Space চেপে তুলুন, তির চিহ্নের কি দিয়ে সরান, Space চেপে রাখুন; Escape চাপলে আগের জায়গায় ফিরবে।",
  taken: "{{name}} তোলা হয়েছে। {{total, number}}টির মধ্যে {{place, number}} নম্বরে।",
  at: "{{name}}: {{total, number}}টির মধ্যে {{place, number}} নম্বরে।",
  put: "{{name}} রাখা হয়েছে, {{total, number}}টির মধ্যে {{place, number}} নম্বরে।",
  back: "{{name}} আবার {{place, number}} নম্বরে ফিরেছে।",
  failed: "ক্রম সেভ করা গেল না",
  network: "সার্ভারের সঙ্গে সংযোগ করা গেল না। ক্রম আগের মতোই আছে।",
};
