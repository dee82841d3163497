import type { Item } from "../engine/review.ts";

/** A decision with all that a review of it sends, in every mode. */
export interface DemoDecision {
  readonly claim: string;
  readonly context: string;
  /** What is sent to each phase, by its name. */
  readonly items: Readonly<Record<string, readonly Item[]>>;
  /** What someone in a hurry would send first: the first phase named here that opens gets it. */
  readonly lazy: Readonly<Record<string, readonly Item[]>>;
}

/** A small bakery, invented: whether to bake by day. Each lens finds something of its own. */
export const BAKERY: DemoDecision = {
  claim: "We should end the night shift: bake from 5 and open at 9 instead of 6:30.",
  context:
    "A bakery with seven staff in a town of 9,000, taking €420,000 a year. One of the two night bakers left in August; five months of advertising the post brought two applications. On weekdays 190 people buy before 9, most of them on the way to the station.",
  items: {
    counterarguments: [
      {
        category: "alternatives",
        severity: 4,
        text:
          "Shaped dough can prove overnight at 4 °C and go into the oven at 5:30. A used cooling cabinet costs €11,000, needs nobody at night and lets the shop open at 7.",
      },
      {
        category: "evidence",
        severity: 4,
        text:
          "The till counts 28% of takings before 9, about €118,000 a year. Nothing shows that people with a train to catch come back later in the day.",
      },
      {
        category: "incentives",
        severity: 3,
        text:
          "The owner stands in for the missing baker three nights a week. Someone that tired judges a plan by whether it lets him sleep.",
      },
      {
        category: "second_order",
        severity: 5,
        text:
          "The hotel and the school take 300 rolls by 7:15, worth €46,000 a year. Without these orders the first oven load is half empty and every loaf costs more.",
      },
      {
        category: "scope",
        severity: 2,
        text:
          "Saturday is another business: hardly any commuters, and the queue is longest from 8 to 10. One rule for six days gets that day wrong.",
      },
    ],
    rebuttals: [
      {
        index: 0,
        verdict: "holds",
        justification:
          "A January trial in a borrowed cabinet gave rolls and rye nobody could tell apart; only the croissants suffered. It removes the same hours and keeps most of the early trade.",
      },
      {
        index: 1,
        verdict: "partially_holds",
        justification:
          "Loyalty cards show that a third of the early customers also come in the afternoon now and then. That part may move; two thirds, near €79,000, is open.",
      },
      {
        index: 2,
        verdict: "refuted",
        justification:
          "The accountant drew up the figures. The two shop assistants, who would lose paid hours and gain no sleep, checked them and back the change.",
      },
      {
        index: 3,
        verdict: "refuted",
        justification:
          "Both were asked in writing. The school wants delivery by 9:30 for its long break; the hotel takes part-baked rolls at an unchanged price and finishes them in its kitchen.",
      },
    ],
    assumptions: [
      {
        load_bearing: true,
        evidence: "none",
        text:
          "At least half of those who buy before 9 today will come at another hour rather than to the supermarket by the platform.",
      },
      {
        load_bearing: true,
        evidence: "partial",
        text:
          "A day post finds a qualified baker within three months where the night post did not.",
      },
      {
        load_bearing: true,
        evidence: "partial",
        text: "One baker alone can have the full range on the shelf four hours after starting.",
      },
      {
        load_bearing: true,
        evidence: "verified",
        text: "Night supplements cost €13,500 last year and disappear with the shift.",
      },
      {
        load_bearing: false,
        evidence: "partial",
        text:
          "Bread that leaves the oven at 8 is noticeably fresher at noon and sells better then.",
      },
    ],
    tests: [
      {
        index: 0,
        test:
          "Open at 9 on the four Tuesdays of February and follow the 110 loyalty cards seen early: fewer than 55 of them in the shop at another time that week disproves it.",
      },
      {
        index: 1,
        test:
          "Advertise the job with daytime hours now, before anything is decided. Fewer than three skilled applications by the end of January: the hours were not the obstacle.",
      },
      {
        index: 2,
        test:
          "On two Fridays the owner bakes everything single-handed from 5. More than 20 minutes late, or three products missing, and the plan needs a second pair of hands.",
      },
    ],
    setup: [{ horizon: "12 months after the change" }],
    failure_causes: [
      {
        likelihood: 3,
        impact: 5,
        text:
          "The commuters got used to the supermarket. Takings fell by €70,000, and the afternoon never made up for it.",
      },
      {
        likelihood: 3,
        impact: 4,
        text:
          "The remaining night baker lost a supplement of €560 a month and left for the bread factory in June.",
      },
      {
        likelihood: 2,
        impact: 3,
        text:
          "The oven failed at 5:20 on a Friday; with no earlier run in hand, the shelves stayed empty until noon.",
      },
      {
        likelihood: 3,
        impact: 3,
        text:
          "The hotel's breakfast cook burnt too many part-baked rolls and cancelled at the end of the season.",
      },
      {
        likelihood: 2,
        impact: 4,
        text:
          "Regulars took the new hours for the beginning of the end, and the rumour cost us cake orders for birthdays and funerals.",
      },
    ],
    mitigations: [
      {
        index: 0,
        residual_risk: "high",
        action:
          "Agree on a way back before starting: if eight weeks bring 10% less than last year, the owner reopens at 7 with dough proved in the cabinet. Some people will be gone by then.",
      },
      {
        index: 1,
        residual_risk: "medium",
        action:
          "Raise her hourly wage in January so that half of the loss is covered, and offer a four-day week in writing.",
      },
      {
        index: 3,
        residual_risk: "low",
        action:
          "Two bakers spend three mornings in that kitchen in February; the contract is signed only after 14 breakfasts without a complaint.",
      },
    ],
    strongest_case: [
      {
        text:
          "Being first is the only thing four competitors cannot copy. At 6:30 we are the one warm light on the square; at 9 we are one bread shelf among five.",
      },
      {
        text:
          "Other bakers in the county still fill such posts, they simply pay 20% more. We have tried advertisements, not money.",
      },
      {
        text:
          "Rent and the oven lease run around the clock. Cutting two and a half of eleven selling hours spreads them over fewer loaves.",
      },
      {
        text:
          "Old people who wake early meet here before the traffic starts. Once their morning talk has moved elsewhere, no discount brings it back.",
      },
    ],
    responses: [
      {
        index: 0,
        stance: "concede",
        text:
          "True, and we have no second advantage as plain as this one. Whoever votes for the plan has to name what replaces it.",
      },
      {
        index: 1,
        stance: "counter",
        text:
          "Two posts at that rate cost €15,000 more each year. The two firms that pay it have each replaced their crew three times since 2023.",
      },
      {
        index: 2,
        stance: "counter",
        text:
          "Those two bills stay the same, but a single firing of four hours in place of seven saves €9,000 of gas and power.",
      },
      {
        index: 3,
        stance: "counter",
        text:
          "Only 14 of the 190 hold a pensioner's card. Asked at the counter, most of them liked the thought of a table and coffee in mid-morning.",
      },
    ],
  },
  lazy: {
    counterarguments: [
      {
        category: "evidence",
        severity: 3,
        text: "This is a really bad idea and it would not work very well.",
      },
      {
        category: "scope",
        severity: 3,
        text: "We should not end the night shift and open at 9 instead of 6:30.",
      },
    ],
    assumptions: [
      { load_bearing: false, evidence: "verified", text: "Everything about this will be fine." },
      { load_bearing: false, evidence: "verified", text: "Customers will understand it." },
    ],
    failure_causes: [
      { likelihood: 1, impact: 1, text: "Customers stopped coming in the morning." },
      { likelihood: 1, impact: 1, text: "In the morning, customers really stopped coming." },
    ],
    strongest_case: [
      { text: "This is a really bad idea and it would not work very well." },
      { text: "We should not end the night shift and open at 9 instead of 6:30." },
    ],
  },
};
