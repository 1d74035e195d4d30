import type { MarketId } from '../../../contract/markets.ts';

/** Invented first names of demo players, as common as names get in each market. */
export const BOT_NAMES: Record<MarketId, readonly string[]> = {
  id: [
    ...['Agus', 'Arif', 'Ayu', 'Bagus', 'Bayu', 'Budi', 'Cahya', 'Citra', 'Dewi', 'Dian', 'Dimas', 'Eko'],
    ...['Endah', 'Fajar', 'Galih', 'Gita', 'Hani', 'Hendra', 'Indah', 'Intan', 'Joko', 'Kartika', 'Lestari'],
    ...['Mega', 'Nanda', 'Okta', 'Putri', 'Ratna', 'Rina', 'Rizky', 'Sari', 'Siti', 'Tono', 'Umar', 'Vina'],
    ...['Wahyu', 'Wulan', 'Yanti', 'Yudi', 'Zahra'],
  ],
  mx: [
    ...['Alma', 'Ana', 'Beto', 'Carmen', 'Chava', 'Citlali', 'Daniela', 'Diego', 'Elena', 'Emilio', 'Fer'],
    ...[
      'Gabriel',
      'Graciela',
      'Héctor',
      'Inés',
      'Itzel',
      'Javier',
      'Jimena',
      'Karla',
      'Leo',
      'Lola',
      'Lupita',
    ],
    ...['Marisol', 'Memo', 'Nayeli', 'Nico', 'Omar', 'Paco', 'Paola', 'Quique', 'Rocío', 'Rodrigo', 'Santi'],
    ...['Sofía', 'Tere', 'Toño', 'Valeria', 'Xóchitl', 'Yolanda', 'Zoe'],
  ],
};
