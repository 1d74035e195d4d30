import { encode } from 'uqr';

/** Side length of the square picture, pixels. */
const SIZE = 1080;
const CODE = 460;
const PAD = 90;

/** The texts in the picture. */
interface Words {
  title: string;
  text: string;
  code: string;
  link: string;
}

/**
 * Draws a referral picture: the night sky, the text, the code, and the link as a QR code.
 * @returns a PNG
 */
export async function drawSharePicture({ title, text, code, link }: Words): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('nothing can be drawn here');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const family = getComputedStyle(document.body).fontFamily;
  const sky = on.createLinearGradient(0, 0, 0, SIZE);
  sky.addColorStop(0, colour('--indigo-deep'));
  sky.addColorStop(1, colour('--night-0'));
  on.fillStyle = sky;
  on.fillRect(0, 0, SIZE, SIZE);
  on.textBaseline = 'top';
  on.fillStyle = colour('--volt');
  on.font = `800 56px ${family}`;
  on.fillText('kilat', PAD, PAD);
  on.fillStyle = colour('--text');
  on.font = `800 76px ${family}`;
  let y = lines(on, title, PAD, PAD + 100, 88);
  on.font = `500 38px ${family}`;
  y = lines(on, text, PAD, y + 16, 52);
  drawCode(on, link, SIZE - PAD - CODE, SIZE - PAD - CODE);
  on.fillStyle = colour('--volt');
  on.font = `800 72px ${family}`;
  on.fillText(code, PAD, SIZE - PAD - 84);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}

/**
 * Breaks text into lines that fit.
 * @returns where the next line would begin
 */
function lines(on: CanvasRenderingContext2D, text: string, x: number, top: number, height: number): number {
  let line = '';
  let y = top;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (on.measureText(longer).width > SIZE - 2 * PAD && line !== '') {
      on.fillText(line, x, y);
      y += height;
      line = word;
    } else line = longer;
  }
  on.fillText(line, x, y);
  return y + height;
}

/** Dark on white with its quiet zone, as cameras need it. */
function drawCode(on: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const module = CODE / size;
  on.fillStyle = '#fff';
  on.fillRect(x, y, CODE, CODE);
  on.fillStyle = '#000';
  data.forEach((row, i) => {
    row.forEach((dark, j) => {
      if (dark) on.fillRect(x + j * module, y + i * module, Math.ceil(module), Math.ceil(module));
    });
  });
}
