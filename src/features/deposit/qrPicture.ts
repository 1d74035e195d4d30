import { encode } from 'uqr';

/** Pixels of one module: sharp in every viewer. */
const MODULE = 12;

/** A QR code as a PNG with its quiet zone, the same modules as `QrCode` draws. */
export async function qrPicture(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    });
  });
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
