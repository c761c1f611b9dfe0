/** What is made of an object (of a file, as a rule), and of other things that seldom change. */
type Make<Subject extends object, Basis extends readonly unknown[], Made> = (
  subject: Subject,
  ...basis: Basis
) => Made;

/**
 * Remembers the last that was made of each object. In a watch all files but one are the same objects
 * as at the check before; what is made of them depends on nothing but the arguments.
 */
export function remember<Subject extends object, Basis extends readonly unknown[], Made>(
  make: Make<Subject, Basis, Made>,
): Make<Subject, Basis, Made> {
  const known = new WeakMap<Subject, { readonly basis: Basis; readonly made: Made }>();
  return (subject, ...basis) => {
    const before = known.get(subject);
    if (before !== undefined && basis.every((one, index) => one === before.basis[index])) {
      return before.made;
    }
    const made = make(subject, ...basis);
    known.set(subject, { basis, made });
    return made;
  };
}

/** Makes something when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}
