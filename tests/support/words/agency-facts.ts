/** Facts of an agency that is not ours. */
import { type AgencyFacts, AGENCY_FACTS } from "#domain/checks/other-facts.ts";

export const AGENCY: AgencyFacts = {
  ...AGENCY_FACTS,
  brand: "Loomery",
  domain: "loom.example",
  email: "hello@loom.example",
  phone: "+880 1811 222333",
  since: { year: 2014, month: 5 },
  hours: [
    { from: "Mon", to: "Thu", opens: "08:30", closes: "17:00" },
    { from: "Fri" },
    { from: "Sat", opens: "10:00", closes: "13:00" },
  ],
  figures: {
    ...AGENCY_FACTS.figures,
    projectsCompleted: "70+",
    happyClients: "40+",
    clientsServed: "60+",
    brandsTransformed: "12+",
    yearsOfExcellence: "12+",
    teamExperienceYears: "7+",
  },
  promises: {
    ...AGENCY_FACTS.promises,
    homeForm: 45,
    contactPage: 10,
    fixDays: 60,
    depositPercent: 30,
    revisionRounds: 3,
  },
};
