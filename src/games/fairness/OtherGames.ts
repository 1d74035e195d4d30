import { createContext } from 'react';

/** The games whose rounds can be checked: a game's page knows no other, so it is told. */
export const OtherGames = createContext<readonly { key: string; name: string }[]>([]);
