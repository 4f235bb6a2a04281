/** What every test gets: a house, and people whose browsers are watched and closed after it. */

import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as plain } from "@playwright/test";
import { House, ROOT } from "./house";
import { invite, type Person, type Wishes } from "./people";

/** What houses have complained about; `make browser` shows it after everything else. */
const COMPLAINTS = join(ROOT, "build/complaints.txt");

interface OfTest {
  /** Somebody comes with a browser of their own. */
  someone: (wishes?: Wishes, house?: House) => Promise<Person>;
  /** A house for this test alone, which may be closed, killed and opened again. */
  openHouse: () => Promise<House>;
}

interface OfWorker {
  house: House;
}

export const test = plain.extend<OfTest, OfWorker>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.remove();
      if (house.complaints !== "") appendFileSync(COMPLAINTS, `${house.complaints}\n`);
      expect(house.complaints).toBe("");
    },
    { scope: "worker" },
  ],

  openHouse: async ({}, use, info) => {
    const houses: House[] = [];
    await use(async () => {
      const house = await House.open();
      house.luckOf(info.titlePath.join(" "));
      houses.push(house);
      return house;
    });
    for (const house of houses) await house.remove();
  },

  // People go home before their house is closed.
  someone: async ({ browser, house, openHouse: _ }, use, info) => {
    const people: Person[] = [];
    house.luckOf(info.titlePath.join(" "));
    await use(async (wishes, where = house) => {
      const person = await invite(browser, where, wishes);
      people.push(person);
      return person;
    });
    for (const person of people) {
      await person.context.close();
      expect(person.unforgiven, `what ${person.name}’s browser complained about`).toEqual([]);
    }
  },
});

export { expect };
