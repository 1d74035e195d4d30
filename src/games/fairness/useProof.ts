import { useEffect, useState } from 'react';

/** What `prove` comes to, computed anew whenever it is another function; null meanwhile, and while there is none. */
export function useProof<Proof>(prove: (() => Promise<Proof>) | null): Proof | null {
  const [proof, setProof] = useState<Proof | null>(null);
  useEffect(() => {
    let left = false;
    setProof(null);
    void prove?.().then((made) => {
      if (!left) setProof(made);
    });
    return () => {
      left = true;
    };
  }, [prove]);
  return proof;
}
