import * as THREE from 'three';
import { leaf, spin } from '../covers/emblems/parts.js';
import { BOLT } from './gold.js';
import { metal } from './material.js';
import { at, group, lathe, slab } from './shape.js';

/** Half the coin's thickness at the rim and at its sunken faces, and the radius of those. */
const RIM = 0.16;
const FACE = 0.085;
const FIELD = 0.83;
const REEDS = 90;
const BEADS = 54;

/** The coin `frame` of `frames` of a whole flip about its horizontal axis; frame 0 is heads. */
export function flipCoin(frame, frames) {
  const flip = group(face(heads(), 0), face(tails(), Math.PI), reeds());
  flip.rotation.x = (frame / frames) * Math.PI * 2;
  return { object: group(flip), camera: { eye: [0, 0, 1], height: 2.12 }, light: 1.08, tone: 'gilt' };
}

/** One side lying still: heads at frame 0, tails at 1. */
export const coinSide = (frame) => flipCoin(frame, 2);

/** A coin lying still with nothing struck on it: slots write an amount there. */
export const blankCoin = () => ({
  object: group(face(new THREE.Group(), 0), reeds()),
  camera: { eye: [0, 0, 1], height: 2.16 },
  light: 1.08,
  tone: 'gilt',
});

/** The rim's round back, which bears the lamp as an arc of light. */
function brim() {
  return Array.from({ length: 13 }, (_, i) => {
    const a = (i / 12) * Math.PI;
    return [0.928 - 0.054 * Math.cos(a), RIM - 0.05 + 0.05 * Math.sin(a)];
  });
}

/** Half of the coin with its sign, turned about the horizontal axis. */
function face(sign, turn) {
  const rim = [[FIELD - 0.01, FACE - 0.02], [FIELD + 0.035, RIM - 0.06], ...brim(), [0.985, 0]];
  const dome = Array.from({ length: 13 }, (_, i) => [(FIELD * i) / 12, FACE + 0.035 * (1 - (i / 12) ** 2)]);
  const half = group(
    at(lathe(rim, polished()), [0, 0, 0], [Math.PI / 2, 0, 0]),
    at(lathe(dome, satin()), [0, 0, 0], [Math.PI / 2, 0, 0]),
    beads(),
    at(sign, [0, 0, FACE + 0.02]),
  );
  return at(half, [0, 0, 0], [turn, 0, 0]);
}

/**
 * Gold as yellow as light. What is not mirrored is dyed in its depth, so that no side turns brown when it looks away
 * from the lamps.
 */
function gilt(colour, roughness, depth = 0.15) {
  const material = metal(colour, roughness);
  material.metalness = 1 - depth;
  material.emissive = new THREE.Color('#9a6400');
  material.emissiveIntensity = 0.3;
  return material;
}

const polished = () => gilt('#ffdc44', 0.12, 0.06);
/** What is struck on the coin is its lightest part; the field is satin and a tone deeper. */
const struck = () => gilt('#ffec70', 0.14, 0.3);
const satin = () => gilt('#ffca20', 0.26, 0.3);
/** The shadow in which a sign stands. */
const moat = () => gilt('#b87a08', 0.7, 0.6);

/** Our bolt, chiselled. */
function heads() {
  const outline = new THREE.Shape(BOLT.map(([x, y]) => new THREE.Vector2(x * 0.92, y * 0.69)));
  return chiselled(outline, 0.092);
}

/** The kawung of batik: four petals round a seed, a bud between two. */
function tails() {
  const shiny = struck();
  const petal = new THREE.Shape(almond(0.33, 0.24));
  petal.holes.push(new THREE.Path(almond(0.23, 0.135)));
  const petals = spin(
    4,
    () =>
      group(
        at(group(chiselled(petal, 0.04)), [0, 0.4, 0]),
        at(leaf(0.34, 0.18, 0.07, shiny, { belly: 0.5, cells: 40 }), [0, 0.23, 0.02]),
      ),
    Math.PI / 4,
  );
  const buds = spin(4, () => at(stud(0.07, shiny), [0, 0.52, 0.01]));
  return group(petals, buds, at(stud(0.095, shiny), [0, 0, 0.04]));
}

/** An almond along y, `half` high and `wide` from its middle. */
function almond(half, wide) {
  return Array.from({ length: 48 }, (_, i) => {
    const t = (i / 48) * Math.PI * 2;
    return new THREE.Vector2(Math.sin(t) * wide * (1 - 0.12 * Math.abs(Math.cos(t))), Math.cos(t) * half);
  });
}

/** A raised sign with flat slopes all round, which catch the light one by one. */
function chiselled(shape, slope) {
  const metal = struck();
  metal.flatShading = true;
  const depth = 0.06 + 2 * slope;
  return group(
    at(slab(shape, depth, slope, metal), [0, 0, RIM - FACE - 0.015 - depth / 2]),
    at(spread(shape, 0.035, moat()), [0, 0, 0.002]),
  );
}

/** A thin plate that reaches `margin` beyond its outline. */
function spread(shape, margin, material) {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: 0.02,
    bevelSize: margin,
    bevelThickness: 0.01,
    bevelSegments: 2,
  });
  return new THREE.Mesh(geometry, material);
}

function stud(radius, material) {
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(radius, 24, 16), material);
  mesh.scale.z = 0.8;
  return mesh;
}

function beads() {
  const gold = polished();
  return spin(BEADS, () => {
    const bead = new THREE.Mesh(new THREE.SphereGeometry(0.021, 10, 8), gold);
    return at(bead, [0, 0.765, FACE + 0.004]);
  });
}

function reeds() {
  const gold = polished();
  const bar = new THREE.BoxGeometry(0.036, 0.034, 2 * RIM - 0.08);
  return spin(REEDS, () => at(new THREE.Mesh(bar, gold), [0, 0.985, 0]));
}
