import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user, userBrief, userUpdate } from '../../../contract/http/people/accounts.ts';
import { Uploads } from '../../site/uploads/uploads.ts';
import { codeOf } from '../../testing/people/testSecurity.ts';
import { agePictures, picturesOf, upload } from '../../testing/site/testUploads.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const DAY = 24 * 3_600_000;

let house: TestHouse;
let uploads: Uploads;
beforeAll(async () => {
  house = await TestHouse.start();
  uploads = new Uploads({ db: house.db, clock: house.house.clock });
});
afterAll(() => house.close());

const set = (token: string, portrait: string | null) =>
  house.call(userUpdate, { token, input: { portrait } });

describe("a player's own picture", () => {
  it('is set, shown to them, unaffected by other changes and removed', async () => {
    const { token, user: brief } = await house.register();
    expect(brief.portrait).toBeNull();
    const { name } = await upload(house, token, 'avatar');
    expect((await set(token, name)).portrait).toBe(name);
    await house.call(userUpdate, { token, input: { name: 'Sari', avatar: 4 } });
    expect(await house.call(userBrief, { token })).toMatchObject({ name: 'Sari', avatar: 4, portrait: name });
    expect((await set(token, null)).portrait).toBeNull();
    expect((await house.call(user, { token })).portrait).toBeNull();
  });

  it("must be an avatar upload of the player's own, otherwise nothing is changed", async () => {
    const [one, two] = [await house.register(), await house.register()];
    const { name: theirs } = await upload(house, two.token, 'avatar');
    const { name: voucher } = await upload(house, one.token, 'voucher');
    for (const portrait of [theirs, voucher, 'A'.repeat(22)])
      expect(await codeOf(house, userUpdate, one.token, { name: 'Changed', portrait })).toBe(704);
    for (const portrait of ['', 'x', '../../etc/passwd', 5, ['a']]) {
      const { json } = await house.request('POST', userUpdate.path, {
        token: one.token,
        body: { portrait },
      });
      expect(json.errCode).toBe(3);
    }
    expect(await house.call(userBrief, { token: one.token })).toMatchObject({
      name: one.user.name,
      portrait: null,
    });
  });

  it('stays while in use; replaced or unused ones are deleted after a day', async () => {
    const { token, user: own } = await house.register();
    const [first, second, never] = [
      await upload(house, token, 'avatar'),
      await upload(house, token, 'avatar'),
      await upload(house, token, 'feedback'),
    ].map(({ name }) => name) as [string, string, string];
    await set(token, first);
    await agePictures(house, DAY - 60_000);
    await set(token, second);
    await uploads.prune();
    expect(await picturesOf(house, own.id)).toEqual([first, second, never]);
    await agePictures(house, 60_001);
    await uploads.prune();
    expect(await picturesOf(house, own.id)).toEqual([first, second]);
    await agePictures(house, DAY);
    await uploads.prune();
    expect(await picturesOf(house, own.id)).toEqual([second]);
    expect(await codeOf(house, userUpdate, token, { portrait: first })).toBe(704);
  });

  it('set concurrently is one of them, and the others are deleted', async () => {
    const { token, user: own } = await house.register();
    const names: string[] = [];
    for (let i = 0; i < 3; i++) names.push((await upload(house, token, 'avatar')).name);
    await Promise.all(names.map((name) => set(token, name)));
    const { portrait } = await house.call(userBrief, { token });
    await agePictures(house, DAY + 60_000);
    await uploads.prune();
    expect(await picturesOf(house, own.id)).toEqual([portrait]);
  });
});
