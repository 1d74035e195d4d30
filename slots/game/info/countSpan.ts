/** A count and those after it that bring the same, up to the next one that is named: '3', '5–7', '12+'. */
export function countSpan(count: number, next: number | undefined, most: number): string {
  if (next === undefined) return count < most ? `${count}+` : String(count);
  return next - 1 > count ? `${count}–${next - 1}` : String(count);
}
