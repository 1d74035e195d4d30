import { createContext } from 'react';

/** The games whose rounds can be checked. Provided by context because a game's page does not import other games. */
export const OtherGames = createContext<readonly { key: string; name: string }[]>([]);
