/** The site's version (spec.md, "Business constants"), compared between client and house. package.json has the same. */
export const SITE_VERSION = '3.4.0';
