/** The site's version (spec.md, "Business constants"); client and house compare theirs. package.json says the same. */
export const SITE_VERSION = '3.4.0';
