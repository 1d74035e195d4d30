import * as arms from './arms.js';
import * as ascent from './ascent.js';
import * as ballGames from './ballGames.js';
import * as bells from './bells.js';
import * as birdsOfParadise from './birdsOfParadise.js';
import * as boards from './boards.js';
import * as cards from './cards.js';
import * as carp from './carp.js';
import * as cats from './cats.js';
import * as charms from './charms.js';
import * as claws from './claws.js';
import * as clay from './clay.js';
import * as court from './court.js';
import * as crystals from './crystals.js';
import * as cups from './cups.js';
import * as deep from './deep.js';
import * as dragons from './dragons.js';
import * as draws from './draws.js';
import * as dryland from './dryland.js';
import * as feast from './feast.js';
import * as fires from './fires.js';
import * as flowers from './flowers.js';
import * as forest from './forest.js';
import * as fowl from './fowl.js';
import * as frames from './frames.js';
import * as garden from './garden.js';
import * as gates from './gates.js';
import * as gliders from './gliders.js';
import * as gongs from './gongs.js';
import * as harvest from './harvest.js';
import * as hearth from './hearth.js';
import * as hoard from './hoard.js';
import * as hunters from './hunters.js';
import * as juices from './juices.js';
import * as lizards from './lizards.js';
import * as machines from './machines.js';
import * as maps from './maps.js';
import * as marks from './marks.js';
import * as masks from './masks.js';
import * as meadow from './meadow.js';
import * as myth from './myth.js';
import * as offers from './offers.js';
import * as orchard from './orchard.js';
import * as ownGames from './ownGames.js';
import * as ownSolo from './ownSolo.js';
import * as palms from './palms.js';
import * as plumage from './plumage.js';
import * as prizes from './prizes.js';
import * as procession from './procession.js';
import * as races from './races.js';
import * as racketGames from './racketGames.js';
import * as shells from './shells.js';
import * as ships from './ships.js';
import * as sky from './sky.js';
import * as stones from './stones.js';
import * as strings from './strings.js';
import * as tableGames from './tableGames.js';
import * as teeth from './teeth.js';
import * as temples from './temples.js';
import * as tentacles from './tentacles.js';
import * as tickets from './tickets.js';
import * as tiles from './tiles.js';
import * as toys from './toys.js';
import * as treasure from './treasure.js';
import * as whale from './whale.js';
import * as wheels from './wheels.js';
import * as woven from './woven.js';

/** Every motif by name: how it is made, its colourings and its pose. */
export const MOTIFS = Object.assign(
  {},
  arms,
  ascent,
  ballGames,
  bells,
  birdsOfParadise,
  boards,
  cards,
  carp,
  cats,
  charms,
  claws,
  clay,
  court,
  crystals,
  cups,
  deep,
  dragons,
  draws,
  dryland,
  feast,
  fires,
  flowers,
  forest,
  fowl,
  frames,
  garden,
  gates,
  gliders,
  gongs,
  harvest,
  hearth,
  hoard,
  hunters,
  juices,
  lizards,
  machines,
  maps,
  marks,
  masks,
  meadow,
  myth,
  offers,
  orchard,
  ownGames,
  ownSolo,
  palms,
  plumage,
  prizes,
  procession,
  races,
  racketGames,
  shells,
  ships,
  sky,
  stones,
  strings,
  tableGames,
  teeth,
  temples,
  tentacles,
  tickets,
  tiles,
  toys,
  treasure,
  whale,
  wheels,
  woven,
);
