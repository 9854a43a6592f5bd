import { Body, Controller, Delete, Param, Post, Put, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  createOwnCategorySchema,
  ownCategoryFieldsSchema,
  type CreateOwnCategoryInput,
  type OwnCategory,
  type OwnCategoryFields,
} from '@kinday/contracts/ownCategory';
import { idSchema, type Success } from '@kinday/contracts/user';
import type { Response } from 'express';
import { SignedInGuard, UserId } from '../../access/signedIn.guard.js';
import type { Revised } from '../../common/revised.js';
import { OwnCategoriesService } from './ownCategories.service.js';

@ApiTags('categories')
@Controller('api/categories')
@UseGuards(SignedInGuard)
export class OwnCategoriesController {
  constructor(private readonly categories: OwnCategoriesService) {}

  /** 201 for a new category; 200 when a retry finds the one it made before. */
  @Post()
  async create(
    @UserId() userId: string,
    @Body({ schema: createOwnCategorySchema }) input: CreateOwnCategoryInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Revised<OwnCategory>> {
    const created = await this.categories.create(userId, input);
    response.status(created.body.isNew ? 201 : 200);
    return created.map(({ category }) => category);
  }

  @Put(':id')
  update(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: ownCategoryFieldsSchema }) fields: OwnCategoryFields,
  ): Promise<Revised<OwnCategory>> {
    return this.categories.update(userId, id, fields);
  }

  /** Events that have it keep it. */
  @Delete(':id')
  delete(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Success>> {
    return this.categories.delete(userId, id);
  }
}
