/** What some work comes to within so many ms; `late` when it takes longer, though it goes on. Rejects as the work does. */
export function within<T, L>(ms: number, work: Promise<T>, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout>;
  const isLate = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  return Promise.race([work, isLate]).finally(() => clearTimeout(timer));
}
