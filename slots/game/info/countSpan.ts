/** A range of counts with the same value, up to the next listed one: '3', '5–7', '12+'. */
export function countSpan(count: number, next: number | undefined, most: number): string {
  if (next === undefined) return count < most ? `${count}+` : String(count);
  return next - 1 > count ? `${count}–${next - 1}` : String(count);
}
