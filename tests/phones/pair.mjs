// Two ends of a data channel: what one sends the other gets, until either is closed or the connection breaks.
export function pair() {
  const ends = [0, 1].map(() => ({
    close() {
      this.shut = true;
    },
  }));
  for (const [at, end] of ends.entries()) {
    end.send = bytes => {
      if (ends.some(one => one.shut)) return;
      ends[1 - at].onmessage?.({ data: bytes.slice().buffer });
    };
  }
  return ends;
}

/** A promise, and how to keep it. */
export function resolvers() {
  let resolve;
  const promise = new Promise(done => (resolve = done));
  return { promise, resolve };
}
