import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type SlotTitle, titleSchema } from '../../../../contract/slots/title.ts';

const FOLDER = new URL('./titles/', import.meta.url);

/** All slots of the sandbox providers, by game id. */
export async function readTitles(): Promise<ReadonlyMap<string, SlotTitle>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json')).sort();
  const titles = await Promise.all(
    files.map(async (file) => {
      const title = v.parse(titleSchema, JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')));
      if (`${title.id}.json` !== file) throw new Error(`${file} is the title of ${title.id}`);
      return title;
    }),
  );
  return new Map(titles.map((title) => [title.id, title]));
}
