/** Rules of the company that is a trust's trustee: those of every company (2-CTR-02). */
export { companySchema as schema } from '../../organisations/companySchema.ts';
