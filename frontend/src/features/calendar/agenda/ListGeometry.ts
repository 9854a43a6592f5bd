/** Where the items of a list stand, px from its start: as they were measured, and as is guessed before that. */
export class ListGeometry<Item extends { key: string }> {
  private readonly heights = new Map<string, number>();
  private items: readonly Item[] = [];
  /** The top of each item, and the end of the last one. */
  private tops: number[] = [0];

  /** What was measured holds no longer: the list has another width. */
  forget(): void {
    this.heights.clear();
  }

  measure(elements: Iterable<HTMLElement>, keyOf: (element: HTMLElement) => string): void {
    for (const element of elements) {
      this.heights.set(keyOf(element), element.getBoundingClientRect().height);
    }
  }

  layOut(items: readonly Item[], guess: (item: Item) => number): void {
    this.items = items;
    this.tops = [0];
    let top = 0;
    for (const item of items) this.tops.push((top += this.heights.get(item.key) ?? guess(item)));
  }

  topOf(place: number): number {
    return this.tops[Math.min(place, this.tops.length - 1)] ?? 0;
  }

  get height(): number {
    return this.tops.at(-1) ?? 0;
  }

  /** The items from the one that reaches over a height on, down to another height, with their tops. */
  *between(from: number, to: number): Generator<{ item: Item; top: number }> {
    const next = this.tops.findIndex((each) => each > from);
    for (let place = Math.max(0, next - 1); this.topOf(place) < to; place += 1) {
      const item = this.items[place];
      if (!item) return;
      yield { item, top: this.topOf(place) };
    }
  }

  /** The first item from one on that is one of these, and its top. */
  firstOf(keys: ReadonlySet<string>, from: string): { key: string; top: number } | null {
    const place = this.items.findIndex(({ key }) => key >= from && keys.has(key));
    const item = this.items[place];
    return item ? { key: item.key, top: this.topOf(place) } : null;
  }
}
