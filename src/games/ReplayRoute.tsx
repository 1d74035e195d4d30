import { partRoute } from './partRoute.tsx';

/** A past round of a game. */
export default partRoute('replay');
