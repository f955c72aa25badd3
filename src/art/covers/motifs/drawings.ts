import type { Motif } from '#contract/motifs.ts';
import { between, pick } from '#lib/random.ts';
import type { Brush, Draw } from './brush.ts';
import { bus } from './bus.ts';
import { clinic } from './clinic.ts';
import * as farm from './farm.ts';
import * as furniture from './furniture.ts';
import * as goods from './goods.ts';
import * as homes from './homes.ts';
import { house, someHouse } from './house.ts';
import { palm } from './palm.ts';
import * as plants from './plants.ts';
import { lamp, pole } from './pole.ts';
import * as power from './power.ts';
import * as publicBuildings from './public-buildings.ts';
import * as roadside from './roadside.ts';
import { school } from './school.ts';
import { shelter } from './shelter.ts';
import { solarPanel } from './solar-panel.ts';
import { stall } from './stall.ts';
import { tank } from './tank.ts';
import * as trade from './trade-buildings.ts';
import { bushes, slimTree, tree } from './tree.ts';
import * as vehicles from './vehicles.ts';
import * as waterWorks from './water-works.ts';

/** A motif that stands on its own foot. */
export interface Drawing {
  /** How much room it takes, in motif units. */
  width: number;
  draw: Draw;
}

/** Hung in the air, spread over the land, or worn: drawn by the picture and not by a foot. */
type Unfooted = 'bird' | 'bunting' | 'cloud' | 'hill' | 'rain' | 'stick' | 'turban';

export type FootedMotif = Exclude<Motif, Unfooted>;

const AWNINGS = ['spark-2', 'brick', 'tone-c'] as const;

/** Every motif with a foot, by name. */
export const DRAWINGS: Readonly<Record<FootedMotif, Drawing>> = {
  auto: { width: 42, draw: vehicles.auto },
  bamboo: { width: 44, draw: plants.bamboo },
  banyan: { width: 104, draw: plants.banyan },
  barrier: { width: 44, draw: roadside.barrier },
  basket: { width: 48, draw: goods.baskets },
  battery: { width: 56, draw: power.batteries },
  bench: { width: 40, draw: furniture.bench },
  blackboard: { width: 42, draw: furniture.blackboard },
  bricks: { width: 34, draw: goods.bricks },
  bridge: { width: 196, draw: waterWorks.bridge },
  buffalo: { width: 52, draw: farm.buffalo },
  bus: { width: 88, draw: ({ paint }) => bus(paint) },
  bush: { width: 46, draw: ({ inks }) => bushes(inks) },
  byre: { width: 74, draw: farm.byre },
  can: { width: 34, draw: goods.cans },
  chair: { width: 58, draw: furniture.chairs },
  clinic: { width: 114, draw: ({ inks, random }) => clinic(inks, random) },
  cloth: { width: 36, draw: goods.cloth },
  cottage: { width: 66, draw: homes.cottage },
  crate: { width: 40, draw: goods.crates },
  creche: { width: 76, draw: publicBuildings.creche },
  crop: { width: 42, draw: farm.crop },
  drum: { width: 34, draw: goods.drums },
  fence: { width: 74, draw: roadside.fence },
  ferry: { width: 92, draw: waterWorks.ferry },
  flats: { width: 62, draw: homes.flats },
  goat: { width: 42, draw: farm.goats },
  godown: { width: 88, draw: trade.godown },
  gravel: { width: 48, draw: roadside.gravel },
  greenhouse: { width: 66, draw: farm.greenhouse },
  handcart: { width: 52, draw: vehicles.handcart },
  haystack: { width: 38, draw: farm.haystack },
  house: { width: 58, draw: ({ inks, random }) => house(inks, random, someHouse(random)) },
  hut: { width: 44, draw: homes.hut },
  jetty: { width: 70, draw: waterWorks.jetty },
  lamp: { width: 20, draw: ({ inks }) => lamp(inks) },
  'letter-box': { width: 16, draw: furniture.letterBox },
  library: { width: 114, draw: publicBuildings.library },
  log: { width: 42, draw: plants.logs },
  'market-hall': { width: 144, draw: trade.marketHall },
  mast: { width: 36, draw: power.mast },
  milestone: { width: 14, draw: roadside.milestone },
  'notice-board': { width: 40, draw: furniture.noticeBoard },
  palm: { width: 32, draw: ({ inks, random }) => palm(inks, Math.round(between(random, 46, 80))) },
  'panel-house': { width: 60, draw: power.panelHouse },
  pipe: { width: 48, draw: waterWorks.pipes },
  pole: { width: 24, draw: ({ inks }) => pole(inks) },
  'post-office': { width: 68, draw: publicBuildings.postOffice },
  pot: { width: 42, draw: plants.pots },
  'pump-house': { width: 58, draw: farm.pumpHouse },
  pylon: { width: 44, draw: power.pylon },
  reed: { width: 36, draw: plants.reeds },
  rock: { width: 46, draw: plants.rocks },
  roller: { width: 54, draw: vehicles.roller },
  sack: { width: 40, draw: goods.sacks },
  sal: { width: 38, draw: plants.sal },
  sapling: { width: 46, draw: plants.saplings },
  scaffold: { width: 76, draw: homes.scaffold },
  school: { width: 168, draw: ({ inks, random }) => school(inks, random) },
  shelter: { width: 70, draw: ({ inks }) => shelter(inks) },
  shop: { width: 84, draw: trade.shops },
  signpost: { width: 30, draw: roadside.signpost },
  silo: { width: 50, draw: farm.silo },
  slide: { width: 52, draw: furniture.slide },
  'slim-tree': { width: 22, draw: ({ inks }) => slimTree(inks) },
  'solar-lamp': { width: 30, draw: power.solarLamp },
  'solar-panel': { width: 36, draw: ({ inks, paint }) => solarPanel(inks, paint) },
  sprinkler: { width: 58, draw: farm.sprinkler },
  stage: { width: 112, draw: furniture.stage },
  stall: { width: 41, draw: someStall },
  swing: { width: 50, draw: furniture.swing },
  table: { width: 68, draw: furniture.table },
  tank: { width: 56, draw: ({ inks }) => tank(inks) },
  tanker: { width: 82, draw: vehicles.tanker },
  tap: { width: 44, draw: waterWorks.tap },
  'tea-stall': { width: 70, draw: trade.teaStall },
  tent: { width: 142, draw: furniture.tent },
  'tiled-house': { width: 70, draw: homes.tiledHouse },
  'town-hall': { width: 134, draw: publicBuildings.townHall },
  trailer: { width: 62, draw: farm.trailer },
  transformer: { width: 48, draw: power.transformer },
  tree: { width: 50, draw: ({ inks }) => tree(inks) },
  trough: { width: 38, draw: waterWorks.trough },
  truck: { width: 86, draw: vehicles.truck },
  turbine: { width: 60, draw: power.turbine },
  van: { width: 66, draw: vehicles.van },
  wall: { width: 100, draw: roadside.yardWall },
  washing: { width: 74, draw: furniture.washing },
  'water-stand': { width: 54, draw: roadside.waterStand },
  weir: { width: 156, draw: waterWorks.weir },
  well: { width: 38, draw: waterWorks.well },
  wheelbarrow: { width: 32, draw: vehicles.wheelbarrow },
  'work-board': { width: 36, draw: roadside.workBoard },
  workshop: { width: 94, draw: trade.workshop },
};

function someStall({ inks, paint, random }: Brush): string {
  return stall(inks, paint, paint[pick(random, AWNINGS)]);
}
