import * as THREE from 'three';

/**
 * Materials for what a scene turns about the axis of sight. Their light comes from the viewer, so that it is the same
 * all round: a light from the top left would go round with the sprite. The still layer above brings the highlights.
 */

/** Brightness of enamel over the slope of its surface: 0 faces the viewer, 1 is seen edge on. */
const ENAMEL = [
  [0, 1],
  [0.3, 1.02],
  [0.5, 1.5],
  [0.62, 1.24],
  [0.8, 0.66],
  [1, 0.42],
];
/** The same of polished metal, with a bright and a dark band as a mirror has. */
const METAL = [
  [0, 0.86],
  [0.25, 1.12],
  [0.45, 1.6],
  [0.58, 1.05],
  [0.72, 0.45],
  [0.86, 0.8],
  [1, 0.3],
];

const painted = new Map();

/** Glossy enamel of one colour. */
export const enamel = (colour) => symmetric(colour, ENAMEL, 0.5);

/** Polished metal of one colour. */
export const polished = (colour) => symmetric(colour, METAL, 0.75);

/** A print with its own painted light; `draw(pen, side)` paints a square of `side` pixels. */
export function print(draw, side = 2048) {
  const map = new THREE.CanvasTexture(canvas(side, draw));
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  return new THREE.MeshBasicMaterial({ map, transparent: true, toneMapped: false });
}

/** A round about the pen's origin, for prints. */
export function disc(pen, radius, style) {
  pen.fillStyle = style;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  pen.fill();
}

function symmetric(colour, slope, whiten) {
  const key = `${colour} ${whiten}`;
  if (!painted.has(key)) {
    const ball = canvas(256, (pen, side) => {
      const middle = side / 2;
      const fade = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
      for (const [stop, light] of slope) fade.addColorStop(stop, lit(colour, light, whiten));
      pen.fillStyle = fade;
      pen.fillRect(0, 0, side, side);
    });
    const matcap = new THREE.CanvasTexture(ball);
    matcap.colorSpace = THREE.SRGBColorSpace;
    painted.set(key, new THREE.MeshMatcapMaterial({ matcap, toneMapped: false, side: THREE.DoubleSide }));
  }
  return painted.get(key);
}

/** A colour darkened below 1, and above it drawn towards white. */
export function lit(colour, light, whiten = 0.5) {
  const tint = new THREE.Color(colour);
  if (light <= 1) tint.lerp(new THREE.Color('#0b0724'), 1 - light);
  else tint.lerp(new THREE.Color('#fffdf6'), (light - 1) * whiten);
  return `#${tint.getHexString()}`;
}

function canvas(side, draw) {
  const sheet = document.createElement('canvas');
  sheet.width = sheet.height = side;
  draw(sheet.getContext('2d'), side);
  return sheet;
}
